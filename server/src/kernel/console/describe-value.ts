export * from '../console-framework/describe-value.ts'
