import type { host as zh } from './host'

export const host: Record<keyof typeof zh, string> = {
  linkCopied: 'Link copied: paste it to your family',
  shareFailed: 'Sharing is not possible here; please copy the link from the address bar',
  updateTitle: 'Update',
  updateText: 'A new version is ready. Restart now? What you filled in is kept.',
  restart: 'Restart',
  later: 'Later',
  privacyTitle: 'Your privacy',
  privacyText:
    'Before going on, please read and accept the privacy guideline. We use what a feature needs only when you use that feature.',
  webFailed: 'The page did not open; please check the network and try again',
  openNative: 'Please open this in the mini-program',
  openNativeText: 'A WeChat mini-program offers this product; please go on there',
  toMiniProgram: 'Open the mini-program',
  code: 'Mini-program code',
  showCode: 'Show a code to scan',
  codeNotShown: 'The code did not open, please try again',
  enlarge: 'Show larger',
  saveCode: 'Save picture',
  codeSaved: 'Saved; choose it from the album in the scanner of WeChat',
  notSaved: 'The picture was not saved; please press it long to save it',
  scan: 'Scan with WeChat, or press long inside WeChat',
  notOpened: 'The mini-program did not open, please try again',
  privacyGuide: 'Privacy policy',
}
