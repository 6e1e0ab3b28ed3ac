import type { host as zh } from './host'

export const host: Record<keyof typeof zh, string> = {
  linkCopied: 'Link copied: paste it to your family',
  shareFromMenu: 'Tap ··· at the top right to share this page with your family',
  shareFailed: 'Sharing is not possible here; please copy the link from the address bar',
  updateTitle: 'Update',
  updateText: 'A new version is ready. Restart now? What you filled in is kept.',
  restart: 'Restart',
  later: 'Later',
  privacyTitle: 'Your privacy',
  privacyText:
    'Before going on, please read and accept the privacy guideline. We use what a feature needs only when you use that feature.',
  privacyGuide: 'Privacy policy',
}
