// A function of a library, and a program that calls it with arguments in all registers that arguments are passed in, and on the
// stack: what comes back tells whether each of them arrived. The second call goes straight to the library.
#ifdef LIBRARY_ITSELF

#include <stdarg.h>

struct pair {
  double first, second;
};

double weighed(long a, long b, long c, long d, long e, long f, long g, long h, double i, double j, double k, double l, double m,
    double n, double o, double p, long q, double r) {
  return a + 2 * b + 3 * c + 4 * d + 5 * e + 6 * f + 7 * g + 8 * h + 9 * i + 10 * j + 11 * k + 12 * l + 13 * m + 14 * n + 15 * o +
         16 * p + 17 * q + 18 * r;
}

struct pair halves(struct pair whole) { return (struct pair){whole.first / 2, whole.second / 2}; }

double sum(int count, ...) {
  va_list list;
  va_start(list, count);
  double all = 0;
  for (int number = 0; number < count; number++) all += va_arg(list, double);
  va_end(list);
  return all;
}

#else

#include <stdio.h>

struct pair {
  double first, second;
};
double weighed(long, long, long, long, long, long, long, long, double, double, double, double, double, double, double, double, long,
    double);
struct pair halves(struct pair);
double sum(int count, ...);

int main(void) {
  for (int call = 0; call < 2; call++) {
    struct pair half = halves((struct pair){3, 5});
    printf("%g %g %g %g\n", weighed(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18), half.first, half.second,
        sum(3, 0.25, 0.5, 1.0));
  }
}

#endif
