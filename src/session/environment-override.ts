/**
 * Restarts the app when a tester sets or clears the stored environment in another tab or the developer tools (R3-116,
 * R3-117).
 */
export function reloadOnEnvironmentChange(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === 'environment') window.location.reload();
  });
}
