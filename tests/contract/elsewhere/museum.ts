import * as z from 'zod';

import { uuid } from '#mocks/engine/backend.ts';
import { Contract } from '#mocks/engine/contract.ts';
import { createFake } from '#mocks/engine/fake.ts';
import { HttpError, orNotFound, withHeaders } from '#mocks/engine/http.ts';
import { Table } from '#mocks/engine/table.ts';

// The contract of another team: a museum with its special events and tickets, after a public API that teaches OpenAPI.
// Errors are problem details, with 422 for invalid input; ids are UUIDs; DELETE is answered without a body.

const Day = z.iso.date();
const Hours = z.object({ date: Day, timeOpen: z.string(), timeClose: z.string() });
const Details = z.object({
  name: z.string().min(1),
  location: z.string(),
  dates: z.array(Day).min(1),
  price: z.number().min(0),
  isFamilyFriendly: z.boolean().default(false),
});
const Event = Details.required().extend({ eventId: z.uuid(), soldTickets: z.int() });
const Wish = z.object({
  ticketType: z.enum(['event', 'general']),
  eventId: z.uuid().optional(),
  ticketDate: Day,
  email: z.email(),
});
const Ticket = Wish.extend({ ticketId: z.uuid(), confirmationCode: z.string() });
const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  invalid: z.string().optional(),
});
const EventId = z.object({ eventId: z.uuid() });
const Paging = z.object({ page: z.int().min(1).default(1), limit: z.int().min(1).max(30).default(10) });
const Total = z.object({ 'x-total-count': z.string(), link: z.string().optional() });

const contract = new Contract(
  {
    getMuseumHours: {
      method: 'GET',
      path: 'museum-hours',
      success: 200,
      refusals: [422],
      query: Paging.extend({ startDate: Day.optional() }),
      reply: z.array(Hours),
    },
    listSpecialEvents: {
      method: 'GET',
      path: 'special-events',
      success: 200,
      refusals: [422],
      query: Paging.extend({
        startDate: Day.optional(),
        isFamilyFriendly: z.boolean().optional(),
        location: z.array(z.string()).optional(),
      }),
      reply: z.array(Event),
      replyHeaders: Total,
    },
    createSpecialEvent: {
      method: 'POST',
      path: 'special-events',
      success: 201,
      refusals: [401, 422],
      headers: z.object({ authorization: z.string().optional() }),
      body: Details,
      reply: Event,
      replyHeaders: z.object({ location: z.string() }),
    },
    getSpecialEvent: {
      method: 'GET',
      path: 'special-events/{eventId}',
      success: 200,
      refusals: [404, 422],
      params: EventId,
      reply: Event,
    },
    updateSpecialEvent: {
      method: 'PATCH',
      path: 'special-events/{eventId}',
      success: 200,
      refusals: [404, 422],
      params: EventId,
      body: Details.partial(),
      bodyType: ['application/merge-patch+json', 'application/json'],
      reply: Event,
    },
    deleteSpecialEvent: {
      method: 'DELETE',
      path: 'special-events/{eventId}',
      success: 204,
      refusals: [404, 409, 422],
      params: EventId,
    },
    buyMuseumTickets: {
      method: 'POST',
      path: 'tickets',
      success: 201,
      refusals: [404, 422],
      body: Wish,
      reply: Ticket,
      replyType: 'application/vnd.museum.ticket+json',
    },
    getTicketCode: {
      method: 'GET',
      path: 'tickets/{ticketId}/code.txt',
      success: 200,
      refusals: [404, 422],
      params: z.object({ ticketId: z.uuid() }),
      reply: z.string(),
      replyType: 'text/plain; charset=utf-8',
    },
  },
  {
    schema: Problem,
    mediaType: 'application/problem+json',
    statuses: { VALIDATION_ERROR: 422 },
    body: ({ code, status, message, data }) => ({
      type: `https://museum.example/problems/${code.toLowerCase()}`,
      title: code,
      status,
      detail: message,
      ...(typeof data?.['field'] === 'string' && { invalid: data['field'] }),
    }),
  },
);

const tables = () => ({
  events: new Table({ name: 'events', schema: Event, key: ({ eventId }) => eventId }),
  tickets: new Table({ name: 'tickets', schema: Ticket, key: ({ ticketId }) => ticketId }),
});
type Db = ReturnType<typeof tables>;

const eventOf = ({ events }: Db, eventId: string) => orNotFound(events.get(eventId), 'Event');
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
const DAY = 86_400_000;

export const TEA_PARTY = '6744a0da-4121-49cd-8479-f8cc20526495';

export const fake = createFake({
  contract,
  tables,
  idOf: uuid,
  handlers: {
    getMuseumHours: ({ world: { clock }, query: { limit, startDate = dayOf(clock.ms()) } }) =>
      Array.from({ length: limit }, (_, index) => {
        const date = dayOf(Date.parse(startDate) + index * DAY);
        return { date, timeOpen: '09:00', timeClose: '18:00' };
      }),
    listSpecialEvents: ({ world: { db }, query: { page, limit, startDate = '', isFamilyFriendly, location } }) => {
      const found = db.events
        .findMany(({ dates }) => dates.some((date) => date >= startDate))
        .filter((each) => isFamilyFriendly === undefined || each.isFamilyFriendly === isFamilyFriendly)
        .filter((each) => location === undefined || location.includes(each.location));
      return withHeaders(found.slice((page - 1) * limit, page * limit), { 'x-total-count': String(found.length) });
    },
    createSpecialEvent: async ({ world: { db, nextId }, headers: { authorization }, body }) => {
      if (authorization === undefined) {
        throw new HttpError('NOT_AUTHENTICATED', 'Say who you are', { headers: { 'www-authenticate': 'Basic' } });
      }
      const event = await db.events.insert({ ...body, eventId: nextId('event'), soldTickets: 0 });
      return withHeaders(event, { location: `/api/special-events/${event.eventId}` });
    },
    getSpecialEvent: ({ world: { db }, params: { eventId } }) => eventOf(db, eventId),
    updateSpecialEvent: ({ world: { db }, params: { eventId }, body }) => {
      const event = eventOf(db, eventId);
      return db.events.update(eventId, () => Event.parse({ ...event, ...body }));
    },
    deleteSpecialEvent: ({ world: { db }, params: { eventId } }) => {
      if (eventOf(db, eventId).soldTickets > 0) throw new HttpError('CONFLICT', 'Tickets are sold');
      db.events.remove(eventId);
    },
    buyMuseumTickets: async ({ world: { db, nextId }, body }) => {
      if (body.eventId !== undefined) {
        const { eventId } = eventOf(db, body.eventId);
        await db.events.update(eventId, (event) => ({ ...event, soldTickets: event.soldTickets + 1 }));
      }
      const ticketId = nextId('ticket');
      return db.tickets.insert({ ...body, ticketId, confirmationCode: `ticket-${ticketId.slice(0, 8)}` });
    },
    getTicketCode: ({ world: { db }, params: { ticketId } }) =>
      orNotFound(db.tickets.get(ticketId), 'Ticket').confirmationCode,
  },
  scenarios: [
    {
      name: 'tea-party-tomorrow',
      title: 'An event that is over the day after tomorrow',
      build: ({ db, now }) =>
        db.events.insert({
          eventId: TEA_PARTY,
          name: 'Time travellers at tea',
          location: 'Tearoom',
          dates: [dayOf(Date.parse(now) + DAY)],
          price: 60,
          isFamilyFriendly: true,
          soldTickets: 0,
        }),
    },
  ],
  // Removes an event when it is over.
  scheduledEvents: ({ db }) =>
    db.events
      .findMany(() => true)
      .map(({ eventId, dates }) => ({
        at: `${dayOf(Math.max(...dates.map((date) => Date.parse(date))) + DAY)}T00:00:00Z`,
        run: async (world) => world.db.events.remove(eventId),
      })),
});
