export type Settings = {
  palette: 'banksia' | 'harbour';
  theme: 'light' | 'dark';
  face: 'web' | 'kiosk' | 'pos' | 'board' | 'console';
  view: 'page' | 'matrix';
};

const start: Settings = { palette: 'banksia', theme: 'light', face: 'web', view: 'page' };

export function readSettings(): Settings {
  return { ...start, ...Object.fromEntries(new URLSearchParams(location.search)) };
}

export function applySettings(settings: Settings) {
  const { dataset } = document.documentElement;
  dataset['palette'] = settings.palette;
  dataset['theme'] = settings.palette === 'harbour' ? 'dark' : settings.theme;
  if (settings.face === 'web') delete dataset['face'];
  else dataset['face'] = settings.face;
  history.replaceState(null, '', `?${new URLSearchParams(settings).toString()}${location.hash}`);
}
