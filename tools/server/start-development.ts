export async function startDevelopment(_: unknown): Promise<void> {}
