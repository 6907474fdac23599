import express from "express";
import json5 from "json5";

express().get("/", (request, response) => {
  response.json(json5.parse("{shoes: 2}"));
});
