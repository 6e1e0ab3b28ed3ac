/** Outlines on a 24 x 24 grid, drawn with a round 1.8 px line. */
export const icons = {
  back: 'M15 5 8 12l7 7',
  forward: 'm9 5 7 7-7 7',
  down: 'm5 9 7 7 7-7',
  close: 'M6 6l12 12M18 6 6 18',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  plus: 'M12 5v14M5 12h14',
  warning: 'M12 4 2.8 20h18.4L12 4ZM12 10v4.5M12 17.4v.1',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 11v5.5M12 7.6v.1',
  success: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM8 12.3l2.8 2.8L16 9.7',
  failure: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM9 9l6 6M15 9l-6 6',
  wait: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 7.5V12l3 2',
  pay: 'M3.5 6.5h17v11h-17zM3.5 10h17M7 14h4',
  refund: 'M9 7H5V3M5 7a8 8 0 1 1-1 6M12 8v4l2.6 1.8',
  shield: 'M12 3 5 5.8v5.4c0 4.5 3 7.8 7 9.8 4-2 7-5.3 7-9.8V5.8L12 3ZM9 11.8l2.2 2.2 3.8-4',
  document: 'M7 3h7l4 4v14H7zM14 3v4h4M10 12h5M10 16h5',
  calendar: 'M5 6h14v14H5zM5 10.5h14M9 3.5V8M15 3.5V8',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20.5c.8-4 3.8-6 7.5-6s6.7 2 7.5 6',
  family:
    'M8 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM2.5 19c.5-3.5 2.6-5 5.5-5s5 1.5 5.5 5M17 8.5a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6ZM16 15.6c3.2-.5 5 .9 5.5 3.4',
  hospital: 'M4.5 21V6.5h15V21M2.5 21h19M12 9v6M9 12h6M9.5 21v-3h5v3',
  medicine: 'M10.5 20.5a5 5 0 0 1-7-7l7-7a5 5 0 0 1 7 7l-7 7ZM7 10l7 7',
  heart:
    'M12 20.5C6 16.4 3.5 13 3.5 9.4A4.4 4.4 0 0 1 12 7.6a4.4 4.4 0 0 1 8.5 1.8c0 3.6-2.5 7-8.5 11.1Z',
  wallet: 'M4 7.5h15.5v12H4zM4 7.5l11-4v4M15.5 12.5h4v3h-4z',
  lab: 'M9.5 3.5h5M10.5 3.5v6L5 19.5h14l-5.5-10v-6M8 15h8',
  chat: 'M4 5h16v11h-8l-5 4v-4H4z',
  eye: 'M3 12q9-12 18 0-9 12-18 0ZM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  call: 'M7.5 3.5 10 8.5 8 10.5a12 12 0 0 0 5.5 5.5l2-2 5 2.5c0 2.5-1.5 4-3.5 4C9.5 20.5 3.5 14.5 3.5 7c0-2 1.5-3.5 4-3.5Z',
  phone: 'M7 2.5h10v19H7zM11 18.5h2',
} as const

export type IconName = keyof typeof icons
