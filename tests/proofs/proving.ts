/**
 * What tests prove of the content, from the environment variable PROVE: only what the record lacks,
 * everything (`all`), or what the record lacks, which is then recorded (`record`).
 */
export const proving = process.env['PROVE']
