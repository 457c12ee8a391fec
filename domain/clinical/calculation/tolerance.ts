/**
 * Sums, products and percents are binary fractions: a difference of so much or less is none and decides nothing. Far below the
 * last decimal of every figure of the form, far above what a calculation with them misses by.
 */
export const TINY = 1e-6;
