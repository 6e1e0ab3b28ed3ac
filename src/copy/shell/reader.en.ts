import type { reader as zh } from './reader'

export const reader = {
  title: 'Document',
  loading: 'Loading the document...',
  failed: 'Failed to load',
  refused: 'This link cannot be opened',
  open: 'Open the document',
  save: 'Save',
  keep: 'Press a page long to keep it or send it on',
  page: 'Page {N} of {TOTAL}',
  enlarge: 'Enlarge',
  shrink: 'Shrink',
} satisfies Record<keyof typeof zh, string>
