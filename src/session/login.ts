import { useSyncExternalStore } from 'react';

import { countsAt, parseAccessToken, readAccessToken } from '#domain/account/access-token.ts';
import type { AccessToken } from '#domain/account/access-token.ts';
import { knowsServerTime, nowInstant } from '#lib/clock.ts';
import { createListeners } from '#lib/store.ts';
import { DAY, shift, toMs } from '#lib/time.ts';
import { report } from '#telemetry/reporter.ts';

import { clearStorage } from './on-device.ts';
import { deviceStorage, tabStorage } from './storage.ts';

/** The longest life of a cookie: browsers shorten a longer one to this. */
const LONGEST_COOKIE_MS = 400 * DAY;
/** `setTimeout` calls back at once when it is given more milliseconds than this. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

let login: AccessToken | undefined;
/** The stored token has expired by the device's clock, which may be wrong: only the server's time ends it. */
let isInDoubt = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let lastEnd: LoginEnd | undefined;
const changes = createListeners();
const logouts = createListeners<[LoginEnd]>();

/** Why a login is over: the guest has signed out in any tab, or the token expired or was refused. */
export type LoginEnd = 'signed-out' | 'expired';

/** The login of this device while it counts (R4-44); every tab has the same. */
export const currentLogin = (): AccessToken | undefined =>
  login && (isInDoubt || countsAt(login, nowInstant())) ? login : undefined;

/** The token that a call carries. Ends a login that expired while the device, and its timer, slept (R4-47). */
export function tokenToSend(): string | undefined {
  if (login && !currentLogin()) logOut('expired');
  return login?.value;
}

/**
 * Stores a token that the server has just given: in local storage and a strict same-site secure cookie (R3-05, R3-06).
 * A malformed one is reported and refused (R5-18).
 */
export function logIn(value: string): boolean {
  const token = parseAccessToken(value, nowInstant());
  if (typeof token === 'string') {
    report('Invalid access token', { reason: token });
    return false;
  }
  deviceStorage.write('accessToken', value);
  writeCookie(token);
  isInDoubt = false;
  setLogin(token);
  return true;
}

/** Ends the login everywhere on this device, without network. Does nothing without a login. */
export function logOut(end: LoginEnd = 'signed-out'): void {
  const wasLoggedIn = login !== undefined;
  isInDoubt = false;
  deviceStorage.remove('accessToken');
  writeCookie(undefined);
  // Ahead of those who follow the logout: they must find the device as it is afterwards.
  if (wasLoggedIn) clearStorage(end === 'expired' ? 'expiry' : 'logout');
  setLogin(undefined, end);
}

/**
 * Judges the login by the server's time, once an answer has sent it: a wrong device clock ends no login (R4-44, S68).
 */
export function judgeLogin(): void {
  isInDoubt &&= !knowsServerTime();
  setLogin(login);
}

/** Ends the login the server has refused, unless it has been replaced meanwhile: ten refusals at once are one logout (R6-28). */
export function endLogin(value: string): void {
  if (login?.value === value) logOut('expired');
}

/** How the last login of this tab has ended; undefined while there is one, or when there was none. */
export const lastLoginEnd = (): LoginEnd | undefined => lastEnd;

/** Runs once after each end of a login, whether this tab, another one, the server or the time ended it. */
export const onLogout = (listener: (end: LoginEnd) => void): void => void logouts.subscribe(listener);

/** Reads the stored login and follows it: its end, and what other tabs do (R4-47). */
export function startLogin(): void {
  readStored();
  window.addEventListener('storage', ({ key }) => {
    if (key === 'accessToken' || key === null) readStored();
  });
  // A page that comes back from the browser's memory may have missed the end.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) readStored();
  });
}

/** Whether the guest is logged in, as React reads it. */
export const useIsLoggedIn = (): boolean => useSyncExternalStore(changes.subscribe, isLoggedIn);

const isLoggedIn = (): boolean => currentLogin() !== undefined;

/** A stored token that is no good is removed; a malformed one is reported, without itself (R5-43). */
function readStored(): void {
  const stored = deviceStorage.read('accessToken');
  const token = stored === null ? undefined : readAccessToken(stored);
  if (token === 'malformed') {
    report('Invalid access token', { reason: token });
    return logOut('expired');
  }
  isInDoubt = token !== undefined && !countsAt(token, nowInstant()) && !knowsServerTime();
  if (token === undefined && login !== undefined) clearStorage('logout-elsewhere');
  if (token === undefined || isInDoubt || countsAt(token, nowInstant())) setLogin(token);
  else logOut('expired');
}

function setLogin(next: AccessToken | undefined, end: LoginEnd = currentLogin() ? 'signed-out' : 'expired'): void {
  const before = login;
  login = next;
  clearTimeout(timer);
  if (next) waitForEnd(next);
  if (before?.value === next?.value) return;
  lastEnd = next === undefined ? end : undefined;
  // A code that this tab waits for is used by now, or of no use.
  tabStorage.remove('codeSent');
  if (before !== undefined && next === undefined) logouts.notify(end);
  changes.notify();
}

function waitForEnd(token: AccessToken): void {
  if (isInDoubt) return;
  const left = toMs(token.expiresAt) - toMs(nowInstant());
  if (left <= 0) return logOut('expired');
  timer = setTimeout(() => waitForEnd(token), Math.min(left, LONGEST_TIMER_MS));
}

function writeCookie(token: AccessToken | undefined): void {
  const now = nowInstant();
  const expires = token === undefined ? 0 : Math.min(toMs(token.expiresAt), toMs(shift(now, LONGEST_COOKIE_MS)));
  const attributes = `Path=/; Secure; SameSite=Strict; Expires=${new Date(expires).toUTCString()}`;
  const cookie = `accessToken=${token?.value ?? ''}`;
  document.cookie = `${cookie}; ${attributes}`;
  // A browser drops a cookie of more than 4096 characters silently; the login itself is in the storage.
  if (token !== undefined && !document.cookie.includes(cookie)) report('Cookie not stored', { length: cookie.length });
}
