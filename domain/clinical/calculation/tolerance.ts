/**
 * Tolerance for comparisons of floating-point sums, products and percents. Far below the last decimal of every figure
 * of the form, far above the rounding error of a calculation with them.
 */
export const TINY = 1e-6;
