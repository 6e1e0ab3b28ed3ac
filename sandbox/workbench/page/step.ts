/** What a tester did, in the words of a screen reader. A script repeats it (script.ts). */

/** A control by its role and its visible name, as testers and screen readers find it. */
export interface Control {
  role: string
  name: string
  /** Which of several visible controls of this role and name; the first is 0. */
  index: number
}

export type Step =
  | { do: 'open'; path: string }
  | { do: 'tap'; control: Control }
  | { do: 'type'; control: Control; value: string }
  /** Reads an area to its end. */
  | { do: 'read'; control: Control }
  /** Types the code that was sent to a number. */
  | { do: 'code'; control: Control; phoneNumber: string }
  | { do: 'solve'; control: Control }
  | { do: 'pay'; outcome: string }
  /** What was chosen in a sheet that WeChat draws over the mini-program. */
  | { do: 'sheet'; sheet: string; answer: string; words: string }
  /** What a phone shows at the end. */
  | { do: 'see'; control: Control }
