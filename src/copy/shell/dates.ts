/** Picking a day from wheels. */
export const dates = {
  year: '年',
  month: '月',
  day: '日',
  yearOf: '{N}年',
  monthOf: '{N}月',
  dayOf: '{N}日',
} as const
