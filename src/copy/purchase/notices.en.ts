import type { notices as zh } from './notices'

export const notices = {
  healthConfirm: 'Health notice',
  insureNotice: 'Notice and declaration',
  escapeClause: 'Exclusions',
  title: 'Important notices',
  agreeAll: 'Read each item and agree to the above',
  readOn: 'Please read to the end',
  nextNotice: 'Agree and read the next',
  agreeLast: 'I have read and agree',
  progress: '{N} of {TOTAL}',
  changed: 'The notice has changed. Please read it again',
  read: 'Read',
  unread: 'Not read',
} satisfies Record<keyof typeof zh, string>
