import type { wx as zh } from './wx'

export const wx = {
  covers: 'What is covered',
  more: 'See everything',
  renewal: 'Renewal',
  renewalLead: 'Cover by {NAME} ends soon; renewing keeps it unbroken.',
  renewAs: 'Renewed as',
  again: 'Please check people, health notice and premium again; what this page shows counts.',
  missing: 'This product was not found',
} satisfies Record<keyof typeof zh, string>
