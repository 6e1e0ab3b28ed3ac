import type { Fault } from './fault'

/** Faults of the popups at Back. */
export const POPUP_FAULTS: readonly Fault[] = [
  {
    name: 'agents inside WeChat are asked to finish a form',
    file: 'src/subjects/popups/unfinished.ts',
    find: 'agentMode: isAgentMode(context)',
    put: 'agentMode: false',
    test: 'ui/insure/unfinished.test.ts',
  },
  {
    name: 'WeChat and the page both remind of a form',
    file: 'src/subjects/popups/unfinished.ts',
    find: 'subscribeId !== null && hasSubscription(subscribeId)',
    put: 'false',
    test: 'ui/insure/unfinished.test.ts',
  },
  {
    name: 'a reminder of a form waits although it is to answer by itself',
    file: 'src/subjects/popups/unfinished.ts',
    find: 'popup.auto ? { text, auto: popup.auto } : { text }',
    put: '{ text }',
    test: 'ui/insure/unfinished.test.ts',
  },
  {
    name: 'a reminder that was not registered is confirmed',
    file: 'src/subjects/popups/unfinished.ts',
    find: 'if (!added.ok) return',
    put: '',
    test: 'ui/insure/unfinished.test.ts',
  },
  {
    name: 'who is insured is asked whether to be',
    file: 'src/subjects/popups/retention.ts',
    find: "hasPolicy: cover !== 'NONE'",
    put: 'hasPolicy: false',
    test: 'ui/insure/unfinished.test.ts',
  },
]
