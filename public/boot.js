// Outside the app's own code, so that it works when that code does not arrive: after ten seconds the page offers help.
setTimeout(() => document.getElementById('boot')?.classList.add('boot-late'), 10_000);
