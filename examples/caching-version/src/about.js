export const about = `Widget ${VERSION}, commit ${COMMIT}`;
