import { useCallback, useEffect, useRef, useState } from 'react';
import { playChime } from '#features/board/state/chime.ts';
import { readDevice, writeDevice } from '#features/board/state/device-storage.ts';

const KEY = 'console.muted';
const GESTURES = ['pointerdown', 'pointerup', 'click', 'keydown'] as const;

/** Browsers keep a page silent until somebody touches it; `ready` says whether that has happened. */
export function useSound() {
  const context = useRef<AudioContext>(null);
  const [ready, setReady] = useState(false);
  const [muted, setMuted] = useState(() => readDevice(KEY) === '1');

  useEffect(() => {
    const audio = new AudioContext();
    context.current = audio;
    const update = () => setReady(audio.state === 'running');
    const wake = () => void audio.resume();
    update();
    audio.addEventListener('statechange', update);
    for (const name of GESTURES) window.addEventListener(name, wake);
    return () => {
      audio.removeEventListener('statechange', update);
      for (const name of GESTURES) window.removeEventListener(name, wake);
      void audio.close();
    };
  }, []);
  useEffect(() => writeDevice(KEY, muted ? '1' : '0'), [muted]);

  const ring = useCallback(
    (times: number) => {
      if (times > 0 && !muted && context.current?.state === 'running') playChime(context.current, times);
    },
    [muted],
  );
  const toggle = useCallback(() => setMuted((was) => !was), []);
  return { ready, muted, ring, toggle };
}
