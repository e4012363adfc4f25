/** Whether this host name, without port, is a developer's own machine: it needs no configuration (R3-115). */
export const isDevelopmentHost = (hostname: string): boolean =>
  /^(localhost|127\.0\.0\.1|\[::1\]|.+\.localhost)$/i.test(hostname);
