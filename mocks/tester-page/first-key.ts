// Records that the panel was requested before its own scripts have loaded.
addEventListener('keydown', ({ altKey, shiftKey, code }) => {
  if (altKey && shiftKey && code === 'KeyD') document.documentElement.dataset['panel'] = 'asked';
});
