import { useNavigate } from '@tanstack/react-router';
import { useFace } from '#app/face.ts';
import { SignInScreen } from '#features/sign-in/sign-in-screen.tsx';

export function SignInRoute({ to = '/' }: { to?: string }) {
  useFace('desk');
  const navigate = useNavigate();
  return <SignInScreen onDone={() => void navigate({ to, replace: true })} />;
}
