/** 400-000-3101, 12378 or 95519, but neither 95000元 nor a part of a longer number. */
const NUMBER = /(\b(?:400-?\d{3}-?\d{4}|12378|95\d{3})\b(?!元|万|[-.,%\d]))/

/** Splits a text at its telephone numbers. Every second piece is a number. */
export const splitAtNumbers = (text: string): string[] => text.split(NUMBER)
