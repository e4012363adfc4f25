const wanted = new URLSearchParams(location.hash.slice(1));
const to = new URL(wanted.get('to') ?? '/', location.origin);

// Stays in the named world of this page; the development server passes its name as a parameter.
const named = /^\/w\/([^/]+)/.exec(location.pathname)?.[1] ?? new URLSearchParams(location.search).get('world');
if (named !== null) to.pathname = `/w/${named}${to.pathname}`;

// The app reads the token at its start, as after an earlier sign-in.
localStorage.setItem('accessToken', wanted.get('token') ?? '');
location.replace(to.origin === location.origin ? to : '/');
