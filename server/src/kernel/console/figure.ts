export * from '../console-framework/figure.ts'
