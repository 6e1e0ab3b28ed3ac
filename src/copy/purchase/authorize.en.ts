import type { authorize as zh } from './authorize'

export const authorize = {
  title: 'Permission',
  lead: '{partner} asks to see some of your data',
  facts: 'What is asked for',
  partner: 'Partner',
  business: 'What for',
  items: 'Data',
  until: 'Until',
  seqNo: 'Number',
  statement: 'Terms of permission',
  consent: 'I have read this and agree that {partner} may see the data above',
  consentMissing: 'Please read and tick first',
  agree: 'Agree',
  refuse: 'Do not agree',
  done: 'You agreed',
  doneText: 'Agreed {time}, until {until}. You may take it back in the settings at any time.',
  goOn: 'Continue',
  broken: 'This address is incomplete or may not be opened',
  brokenText: "Please start again from the partner's page. None of your data was given to anybody.",
} satisfies Record<keyof typeof zh, string>
