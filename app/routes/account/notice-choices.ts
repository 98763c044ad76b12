/** The channels that a customer can choose, in the order in which they are tried. */
export const noticeChoices = ['ZALO,SMS', 'SMS,ZALO', 'ZALO', 'SMS', ''] as const

/** One of these choices. */
export type NoticeChoice = (typeof noticeChoices)[number]
