// Before anything is drawn, so that a chosen theme does not flash in the other one. shell/settings.ts writes it.
try {
  const { theme } = JSON.parse(localStorage.getItem('archmage.settings') ?? '{}');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage may be forbidden or hold something else: the system's theme will do.
}
