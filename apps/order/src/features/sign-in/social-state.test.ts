import { expect, test } from 'vitest';
import { socialButton } from '#features/sign-in/social-state.ts';

test('a button whose part is not loaded says so for Apple and Google; Google’s can load the page again', () => {
  expect(socialButton('apple', 'waiting')).toEqual({
    disabled: false,
    refusal: { words: 'Apple sign-in plugin not loaded, try again', reload: false },
  });
  expect(socialButton('google', 'waiting').refusal).toEqual({
    words: 'Google sign-in plugin not loaded, try again',
    reload: true,
  });
  expect(socialButton('apple', 'failed').refusal?.words).toContain('Apple sign-in plugin not loaded');
});

test('Google’s button is off, with the reason, when it could not be started', () => {
  expect(socialButton('google', 'failed')).toEqual({
    disabled: true,
    note: 'Google Login unavailable (initialisation failed).',
  });
});

test('a way that the house does not have is off and says so', () => {
  for (const provider of ['apple', 'google'] as const)
    expect(socialButton(provider, 'off')).toEqual({
      disabled: true,
      note: 'You can’t sign in that way here',
    });
});
