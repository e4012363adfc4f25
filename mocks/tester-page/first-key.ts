// The panel's own scripts come later: until then this one alone notes that it was asked for.
addEventListener('keydown', ({ altKey, shiftKey, code }) => {
  if (altKey && shiftKey && code === 'KeyD') document.documentElement.dataset['panel'] = 'asked';
});
