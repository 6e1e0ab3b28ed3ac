import type { gallery as zh } from './gallery'

export const gallery = {
  title: 'Dialogs and components',
  find: 'Search',
  none: 'Nothing found',
  dialogs: 'Dialogs',
  components: 'Form components',
  edit: 'Change properties',
  open: 'Open',
  check: 'Check',
  answer: 'Answer:',
  call: 'function',
  notJson: 'Not valid JSON',
  alertTitle: 'Notice',
  alertAbout: 'The notice before insuring, once an hour for a product; here it comes every time.',
  again: 'Show it again',
  state: 'Shared state',
  byDefault: 'default',
} satisfies Record<keyof typeof zh, string>
