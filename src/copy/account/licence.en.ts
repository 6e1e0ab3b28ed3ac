import type { licence as zh } from './licence'

export const licence = {
  upload: 'Fill in from the business licence',
  again: 'Upload another picture',
  reading: 'Reading…',
  hint: 'JPG or PNG. The picture is read once and not kept.',
  filled: 'Filled in: please check name and code',
  partly: 'Only part of it could be read: please fill in the rest',
  notPicture: 'This file is no picture: choose a photo of the licence',
  denied: 'No access to camera or album: allow it in the settings, or type it in',
} satisfies Record<keyof typeof zh, string>
