console.log(`Version ${VERSION}, release ${process.env.RELEASE}`);
