import type { shareGift as zh } from './share-gift'

export const shareGift = {
  title: 'Share',
  lead: 'Tell family and friends about this cover',
  how: 'How to share',
  step1Title: 'Choose a product',
  step1Text: 'The link carries the city and product that you are looking at.',
  step2Title: 'Send it to family and friends',
  step2Text: 'Use the button below, or the menu at the top right of WeChat.',
  step3Title: 'They enrol by themselves',
  step3Text: 'They sign in, fill in and pay with their own phone; you see none of their data.',
  notHere: 'Not from here',
  notHereText:
    'You came from the app of a partner: please share from there. You may look at the product and enrol.',
  rules: 'Rules',
  rule1: 'Price and cover are the same with and without a campaign.',
  rule2: 'Rewards are those of the campaign page; where none is running, sharing earns none.',
  rule3: 'Please do not bother people; unusual sharing does not count.',
  myRewards: 'My rewards',
  theProduct: 'See the product',
  otherCity: 'Another city or product',
  rewardsTitle: 'My rewards',
  noRewards: 'No rewards yet',
  noRewardsText:
    'No campaign is running. Once one is, rewards appear here when a friend has enrolled and the cooling-off period is over.',
  toShare: 'Share',
} satisfies Record<keyof typeof zh, string>
