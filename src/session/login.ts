import { useSyncExternalStore } from 'react';

import { isValidAt, parseAccessToken, readAccessToken } from '#domain/account/access-token.ts';
import type { AccessToken } from '#domain/account/access-token.ts';
import { knowsServerTime, nowInstant } from '#lib/clock.ts';
import { createListeners } from '#lib/store.ts';
import { DAY, shift, toMs } from '#lib/time.ts';
import { report } from '#telemetry/reporter.ts';

import { clearStorage } from './on-device.ts';
import { deviceStorage, tabStorage } from './storage.ts';

/** Browsers limit the lifetime of cookies to this. */
const LONGEST_COOKIE_MS = 400 * DAY;
/** The maximum delay of `setTimeout`; with a longer one it fires immediately. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

let login: AccessToken | undefined;
/** The token has expired according to the device's clock, which may be wrong; only the server's time decides. */
let isInDoubt = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let lastEnd: LoginEnd | undefined;
const changes = createListeners();
const logouts = createListeners<[LoginEnd]>();

/** Why a login ended: the guest signed out in any tab, or the token expired or was refused. */
export type LoginEnd = 'signed-out' | 'expired';

/** The login of this device while it is valid (R4-44); the same in every tab. */
export const currentLogin = (): AccessToken | undefined =>
  login && (isInDoubt || isValidAt(login, nowInstant())) ? login : undefined;

/**
 * The token to send with a call. Ends a login that expired while the device was asleep and the timer did not run
 * (R4-47).
 */
export function tokenToSend(): string | undefined {
  if (login && !currentLogin()) logOut('expired');
  return login?.value;
}

/**
 * Stores a token from the server in local storage and in a strict same-site secure cookie (R3-05, R3-06). Reports a
 * malformed token and returns false (R5-18).
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

/** Ends the login in all tabs of this device, without the network. Does nothing without a login. */
export function logOut(end: LoginEnd = 'signed-out'): void {
  const wasLoggedIn = login !== undefined;
  isInDoubt = false;
  deviceStorage.remove('accessToken');
  writeCookie(undefined);
  // Before the listeners run, because they must find the storage cleared.
  if (wasLoggedIn) clearStorage(end === 'expired' ? 'expiry' : 'logout');
  setLogin(undefined, end);
}

/**
 * Checks the login again once an answer has provided the server's time, so that a wrong device clock does not end it
 * (R4-44, S68).
 */
export function recheckLogin(): void {
  isInDoubt &&= !knowsServerTime();
  setLogin(login);
}

/**
 * Ends a login that the server refused, unless it was replaced in the meantime; concurrent refusals cause one logout
 * (R6-28).
 */
export function endLogin(value: string): void {
  if (login?.value === value) logOut('expired');
}

/** How the last login of this tab ended; undefined while logged in, or if there was none. */
export const lastLoginEnd = (): LoginEnd | undefined => lastEnd;

/** Calls the listener once whenever a login ends, by this tab, another one, the server or expiry. */
export const onLogout = (listener: (end: LoginEnd) => void): void => void logouts.subscribe(listener);

/** Reads the stored login, and follows its expiry and changes in other tabs; forgets how an earlier one ended (R4-47). */
export function startLogin(): void {
  lastEnd = undefined;
  readStored();
  window.addEventListener('storage', ({ key }) => {
    if (key === 'accessToken' || key === null) readStored();
  });
  // A page restored from the back/forward cache may have missed the end of the login.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) readStored();
  });
}

/** Whether the guest is logged in, as a hook. */
export const useIsLoggedIn = (): boolean => useSyncExternalStore(changes.subscribe, isLoggedIn);

const isLoggedIn = (): boolean => currentLogin() !== undefined;

/** Removes an invalid stored token; reports a malformed one, without its content (R5-43). */
function readStored(): void {
  const stored = deviceStorage.read('accessToken');
  const token = stored === null ? undefined : readAccessToken(stored);
  if (token === 'malformed') {
    report('Invalid access token', { reason: token });
    return logOut('expired');
  }
  isInDoubt = token !== undefined && !isValidAt(token, nowInstant()) && !knowsServerTime();
  if (token === undefined && login !== undefined) clearStorage('logout-elsewhere');
  if (token === undefined || isInDoubt || isValidAt(token, nowInstant())) setLogin(token);
  else logOut('expired');
}

function setLogin(next: AccessToken | undefined, end: LoginEnd = currentLogin() ? 'signed-out' : 'expired'): void {
  const before = login;
  login = next;
  clearTimeout(timer);
  if (next) waitForEnd(next);
  if (before?.value === next?.value) return;
  lastEnd = next === undefined ? end : undefined;
  // A code that this tab was waiting for has been used, or is useless now.
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
  // Browsers silently drop cookies above 4096 characters; the login itself is in local storage.
  if (token !== undefined && !document.cookie.includes(cookie)) report('Cookie not stored', { length: cookie.length });
}
