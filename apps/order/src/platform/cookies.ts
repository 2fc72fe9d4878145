const TRIAL = 'servery_trial';

type Page = { document: { cookie: string }; location: { protocol: string } };

/** Whether this browser keeps a cookie that is set as the session's is: tried, since what browsers say of it is not so in frames. */
export function keepsCookies({ document, location }: Page): boolean {
  const how = `Path=/; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`;
  try {
    document.cookie = `${TRIAL}=1; ${how}`;
    const kept = document.cookie.split('; ').includes(`${TRIAL}=1`);
    document.cookie = `${TRIAL}=; Max-Age=0; ${how}`;
    return kept;
  } catch {
    // A frame that is locked in is not even let to ask.
    return false;
  }
}
