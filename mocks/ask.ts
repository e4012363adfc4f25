/** Where the backend is, and how its answers are printed. */
export interface Wishes {
  readonly at: string;
  readonly app: string;
  readonly world: string | undefined;
  readonly isJson: boolean;
}

/** Asks a verb of the control surface; throws the sentence of a refusal. */
export async function ask(wishes: Wishes, method: string, verb: string, body?: unknown): Promise<unknown> {
  const world = wishes.world === undefined ? '' : `/w/${encodeURIComponent(wishes.world)}`;
  const url = `${wishes.at}${world}/__mock/${verb}`;
  const answer = await fetch(url, {
    method,
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  }).catch(() => {
    throw new Error(`No fake backend at ${wishes.at}: start one with npm run mock, or name it with --at`);
  });
  const read = (await answer.json()) as { errors?: readonly { message: string }[] };
  if (!answer.ok) throw new Error(read.errors?.[0]?.message ?? `The backend answered ${answer.status}`);
  return read;
}
