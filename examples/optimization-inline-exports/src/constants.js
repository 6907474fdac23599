export const API = "/api/";
export const DEBUG = false;
