const wanted = new URLSearchParams(location.hash.slice(1));
const to = new URL(wanted.get('to') ?? '/', location.origin);

// The app reads it at its start, as after a sign-in before.
localStorage.setItem('accessToken', wanted.get('token') ?? '');
location.replace(to.origin === location.origin ? to : '/');
