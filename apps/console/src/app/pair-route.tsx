import { scannedCode } from '@servery/domain/devices/screens';
import { TextLink } from '@servery/ui/actions/button';
import { createLink, useLocation, useNavigate } from '@tanstack/react-router';
import { useFace } from '#app/face.ts';
import { PairScreen } from '#features/sign-in/pair-screen.tsx';
import { t } from '#app/texts.ts';

const GoText = createLink(TextLink);

export function PairRoute() {
  useFace('desk');
  const navigate = useNavigate();
  const code = scannedCode(useLocation().search);
  const back = <GoText to="/sign-in">{t.backToSignIn}</GoText>;
  return <PairScreen scanned={code} back={back} onDone={() => void navigate({ to: '/', replace: true })} />;
}
