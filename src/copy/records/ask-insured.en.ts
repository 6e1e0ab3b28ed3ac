import type { askInsured as zh } from './ask-insured'

export const askInsured = {
  askTitle: 'Confirmation by the {insurant}',
  askText:
    'Each adult {insurant} looks at the cover and confirms in person. You cannot do it for them.',
  askNow: 'Ask to confirm',
  confirmedAt: 'Confirmed {TIME}',
  isConfirmed: 'Confirmed',
  agent: 'Sold by',
  agentName: 'Name',
  licence: 'Licence',
  agency: 'Agency',
  agentPhone: 'Phone of the agency',
  dialog: 'Ask {NAME} to confirm',
  dialogText:
    'Send the link to {NAME}, or let them scan the code. They sign in and give their name and number.',
  expire: 'Good until {TIME}, for {NAME} alone',
  code: 'Code for {NAME}',
  send: 'Send',
  copyLink: 'Copy the link',
  renew: 'Another link',
  renewed: 'There is a new link; the one before is over',
  shareTitle: 'Please confirm {PRODUCT}, bought for you',
} satisfies Record<keyof typeof zh, string>
